/**
 * Browsers that translate a page put elements of their own in place of its texts. React would throw on removing such a
 * text, or on inserting something before it: https://github.com/facebook/react/issues/11538
 */
export function tolerateTranslation(): void {
  const { removeChild, insertBefore } = Node.prototype

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) removeChild.call(this, child)
    return child
  }

  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    node: Child,
    before: Node | null,
  ): Child {
    insertBefore.call(this, node, before?.parentNode === this ? before : null)
    return node
  }
}
