/** `.` and a name, in which what is no letter, digit or sign has a backslash before it. */
const CLASS =
  /\.(-?(?:\\[^0-9a-f]|\\[0-9a-f]{1,6} ?|[a-z_])(?:\\[^0-9a-f]|\\[0-9a-f]{1,6} ?|[\w-])*)/gi
/** What parts the words of a script or a page; those of classes hold none of these. */
const BETWEEN_WORDS = /[\s"'`<>={}]+/

/** The classes that style sheets have rules for. */
export function classesOf(css: string): Set<string> {
  return new Set([...css.matchAll(CLASS)].map(([, name = '']) => unescape(name)))
}

/**
 * The classes that code names, which a sheet lacks and the one of all rules has.
 * @param code scripts and HTML of a build
 */
export function missingClasses(code: string, sheet: string, all: string): string[] {
  const known = classesOf(sheet)
  const words = new Set(code.split(BETWEEN_WORDS))
  return [...classesOf(all)].filter((name) => words.has(name) && !known.has(name)).sort()
}

/** Whether the classes of a sheet come in the same order in the one of all rules. */
export function isPartOf(sheet: string, all: string): boolean {
  const known = classesOf(sheet)
  const shared = [...classesOf(all)].filter((name) => known.has(name))
  return shared.join(' ') === [...known].join(' ')
}

/** "md\:w-1\/2" → "md:w-1/2" */
function unescape(name: string): string {
  return name.replace(/\\([0-9a-f]{1,6}) ?|\\(.)/gi, (_, code?: string, sign?: string) =>
    code === undefined ? (sign ?? '') : String.fromCodePoint(Number.parseInt(code, 16)),
  )
}
