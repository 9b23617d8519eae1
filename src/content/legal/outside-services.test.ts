import { expect, test } from 'vitest'
import { listOutsideServices } from './outside-services'

const NOTHING = { chatScriptUrl: undefined, socialScriptUrl: undefined, ghost: undefined }
const names = (configured: Partial<Parameters<typeof listOutsideServices>[0]>) =>
  listOutsideServices({ ...NOTHING, ...configured }).map(({ name }) => name)

test('with nothing configured, only the players of posts come from elsewhere', () => {
  expect(names({})).toEqual(['The site of a player in a post, such as YouTube'])
})

test.each([
  [{ chatScriptUrl: 'https://chat.example.com/widget.js' }, 'chat.example.com', 2],
  [{ socialScriptUrl: 'https://feed.example.com/feed.js' }, 'feed.example.com', 2],
  [{ ghost: { url: 'https://blog.example.com/news', key: 'k' } }, 'blog.example.com', 3],
])('%j adds the host %s', (configured, host, count) => {
  expect(names(configured)).toHaveLength(count)
  expect(names(configured).join()).toContain(host)
})
