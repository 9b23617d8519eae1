/** Takes one file of a build: its path below the site's root and its text. */
export type WriteFile = (file: string, text: string) => void
