import { expect, type Page } from './base.ts'

/** From now on, each page that opens is translated as Chrome does it, without changing the words. */
export function translatePages(page: Page): void {
  const { goto, reload } = page
  const translate = async () => {
    // React draws sections anew that were translated before it has hydrated them.
    await expectTrueTexts(page)
    await page.evaluate(putFonts)
  }
  page.goto = async (...args) => {
    const response = await goto.apply(page, args)
    await translate()
    return response
  }
  page.reload = async (...args) => {
    const response = await reload.apply(page, args)
    await translate()
    return response
  }
}

/** Puts elements in place of each text, and of each that comes later. */
function putFonts(): void {
  if ('isTranslated' in window) return
  Object.assign(window, { isTranslated: true })
  const put = (text: Text) => {
    const isLeftOut = text.parentElement?.closest('script, style, noscript, textarea, title, font')
    if (!text.data.trim() || isLeftOut !== null) return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = text.data
    outer.append(inner)
    text.before(outer)
    text.remove()
  }
  const putAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = root instanceof Text ? [root] : []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    texts.forEach(put)
  }
  putAll(document.body)
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') putAll(target)
      addedNodes.forEach(putAll)
    }
  })
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
}

/** Every text on the page is the one that React means to be there. */
export async function expectTrueTexts(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(findOtherTexts)).toEqual([])
}

/** Sections that are not hydrated yet, and the smallest elements whose text is not the one in React's own tree. */
function findOtherTexts(): string[] {
  type Fiber = {
    tag: number
    child: Fiber | null
    sibling: Fiber | null
    stateNode: Node & { containerInfo: Node }
    memoizedProps: { children?: unknown; dangerouslySetInnerHTML?: unknown } | string | null
  }
  const [PORTAL, ELEMENT, TEXT, NOT_HYDRATED] = [4, 5, 6, 18]
  const meant = new Map<Node, string>()
  const portals: Node[] = []
  const add = (node: Node, text: string) => meant.set(node, (meant.get(node) ?? '') + text)

  const textsBelow = ({ child }: Fiber): string => {
    let text = ''
    for (let fiber = child; fiber; fiber = fiber.sibling) text += textOf(fiber)
    return text
  }
  const textOf = (fiber: Fiber): string => {
    const { tag, stateNode, memoizedProps: props } = fiber
    if (tag === NOT_HYDRATED) return '(not hydrated yet)'
    if (tag === TEXT && typeof props === 'string') return props
    if (tag === PORTAL) {
      portals.push(stateNode.containerInfo)
      add(stateNode.containerInfo, textsBelow(fiber))
      return ''
    }
    if (tag !== ELEMENT || props === null || typeof props === 'string') return textsBelow(fiber)
    const isLeftOut = stateNode instanceof Element && stateNode.matches('noscript, textarea')
    if (isLeftOut || props.dangerouslySetInnerHTML) return `${stateNode.textContent}`
    const { children } = props
    const isText = typeof children === 'string' || typeof children === 'number'
    const own = isText ? `${children}` : textsBelow(fiber)
    add(stateNode, own)
    return own
  }

  const root = document.getElementById('root') ?? document.body
  const key = Object.keys(root).find((name) => name.startsWith('__reactContainer')) ?? ''
  add(root, textsBelow(Reflect.get(root, key).stateNode.current))
  const holdsOther = (node: Node, others: Node[]) =>
    others.some((other) => other !== node && node.contains(other))
  const wrong = [...meant.keys()].filter(
    (node) =>
      node !== document.body && node.textContent !== meant.get(node) && !holdsOther(node, portals),
  )
  return wrong
    .filter((node) => !holdsOther(node, wrong))
    .map((node) => `“${node.textContent}” instead of “${meant.get(node)}”`)
}
