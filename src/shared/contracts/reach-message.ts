/**
 * The error of a form with neither a phone number nor an email address. Separate from the schemas, which load
 * later.
 */
export const REACH_MESSAGE = 'Please enter an email address or a phone number.'
