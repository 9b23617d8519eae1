import postcss, { type ChildNode } from 'postcss'

/**
 * Creates a function that picks a page's utility classes, so that its HTML can include them.
 * @param utilities the sheet of all utility classes
 * @returns the rules whose classes the HTML of a page names
 */
export function createUtilityPicker(utilities: string): (html: string) => string {
  const all = postcss.parse(utilities)
  return (html) => {
    const names = namesIn(html)
    const sheet = all.clone()
    sheet.walkComments((comment) => void comment.remove())
    sheet.walkRules((rule) => {
      const kept = rule.selectors.filter((one) => classesOf(one).every((name) => names.has(name)))
      if (kept.length === 0) removeWithShell(rule)
      else rule.selectors = kept
    })
    const text = sheet.toString()
    sheet.walkAtRules('property', (rule) => {
      const isUsed = text.split(rule.params).length > 2
      if (!isUsed) rule.remove()
    })
    return sheet.toString()
  }
}

const ESCAPED: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

function namesIn(html: string): ReadonlySet<string> {
  const lists = [...html.matchAll(/ class="([^"]*)"/g)].map(([, list = '']) =>
    list.replace(/&[^;]+;/g, (code) => ESCAPED[code] ?? code),
  )
  return new Set(lists.flatMap((list) => list.split(/\s+/)))
}

/** The classes of a selector, as HTML names them: ".md\:p-3\.5:hover" has "md:p-3.5". */
function classesOf(selector: string): string[] {
  return [...selector.matchAll(/\.((?:\\[0-9a-f]{1,6} |\\.|[\w-])+)/g)].map(([, name = '']) =>
    name.replace(/\\(?:([0-9a-f]{1,6}) |(.))/g, (_, code, character) =>
      code === undefined ? character : String.fromCodePoint(Number.parseInt(code, 16)),
    ),
  )
}

/** Removes a rule, and its containers if they are then empty. */
function removeWithShell(node: ChildNode): void {
  const { parent } = node
  if (parent?.type === 'atrule' && parent.nodes?.length === 1) removeWithShell(parent as ChildNode)
  else node.remove()
}
