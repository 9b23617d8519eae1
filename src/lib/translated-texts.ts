/** Maps a translation to the text it replaced, and back. */
const textOf = new WeakMap<Node, Node>()
const translationOf = new WeakMap<Node, Node>()

const { removeChild, insertBefore, replaceChild } = Node.prototype
const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')

/** Records which <font> element replaced which text. */
export function noteTranslation(records: readonly MutationRecord[]): void {
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    const around = [...addedNodes, previousSibling, nextSibling]
    for (const text of removedNodes) {
      // A neighbor that replaced another text doesn't belong to this one.
      const font = around.find((node) => node?.nodeName === 'FONT' && !textOf.has(node))
      if (!font || text.nodeType !== Node.TEXT_NODE) continue
      textOf.set(font, text)
      translationOf.set(text, font)
    }
  }
}

/** Puts a sentence's texts back in place of their translations. The program then translates them again. */
function putBack(text: Node): void {
  const sentence = translationOf.get(text)?.parentNode
  if (!sentence) return
  for (const child of sentence.childNodes) {
    const original = textOf.get(child)
    if (original) replaceChild.call(sentence, original, child)
  }
}

// React changes texts through these three. Without this it would throw, or change a text that no one sees.
Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
  if (child.parentNode !== this) putBack(child)
  // If it is not known what became of the node, it is already gone.
  if (child.parentNode === this) removeChild.call(this, child)
  return child
}

Node.prototype.insertBefore = function <Child extends Node>(
  this: Node,
  node: Child,
  before: Node | null,
): Child {
  if (before && before.parentNode !== this) putBack(before)
  insertBefore.call(this, node, before?.parentNode === this ? before : null)
  return node
}

if (nodeValue) {
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      putBack(this)
      nodeValue.set?.call(this, value)
    },
  })
}
