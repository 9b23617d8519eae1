import type { Connect } from 'vite'

type AsyncHandler = (...args: Parameters<Connect.NextHandleFunction>) => Promise<void>

/** An async Connect handler; its errors go to the server's error page. */
export function asyncHandler(work: AsyncHandler): Connect.NextHandleFunction {
  return (request, response, next) => {
    // oxlint-disable-next-line promise/no-callback-in-promise -- Connect takes errors through next
    work(request, response, next).catch(next)
  }
}
