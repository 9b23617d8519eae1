/**
 * Browsers that translate a page put `<font>` elements in place of its texts. React does not notice: it would change a
 * text that nobody sees, and throw on removing one or on inserting something before it:
 * https://github.com/facebook/react/issues/11538
 *
 * So a text that React is about to touch is first put back, with all that were translated together with it. The
 * translator sees new texts, and translates them. Call it once, before React starts.
 */
export function tolerateTranslation(): void {
  const { removeChild, insertBefore } = Node.prototype
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')
  const translations = new WeakMap<Node, ChildNode>()
  const originals = new WeakMap<Node, Text[]>()

  const note = (records: MutationRecord[]) => {
    // A text that React itself removes may stand beside an older translation.
    const added = new Set(records.flatMap((record) => [...record.addedNodes]))
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      const translation = [...addedNodes, previousSibling, nextSibling].find(
        (node): node is HTMLElement => node?.nodeName === 'FONT' && added.has(node),
      )
      const texts = [...removedNodes].filter((node) => node instanceof Text)
      if (!translation) continue
      originals.set(translation, [...(originals.get(translation) ?? []), ...texts])
      for (const text of texts) translations.set(text, translation)
    }
  }
  const observer = new MutationObserver(note)
  observer.observe(document, { childList: true, subtree: true })

  const putBack = (node: Node | null) => {
    if (!node || node.isConnected) return
    note(observer.takeRecords())
    const translation = translations.get(node)
    translation?.replaceWith(...(originals.get(translation) ?? []))
  }

  Object.defineProperty(Text.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Text, value: string | null) {
      putBack(this)
      nodeValue?.set?.call(this, value)
    },
  })

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    putBack(child)
    if (child.parentNode === this) removeChild.call(this, child)
    return child
  }

  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    node: Child,
    before: Node | null,
  ): Child {
    putBack(before)
    insertBefore.call(this, node, before?.parentNode === this ? before : null)
    return node
  }
}
