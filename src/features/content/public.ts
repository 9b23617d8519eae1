/** What other features use of the content pages. */
export { RichText } from './rich-text'
