/** A fetch whose server accepts the request and never responds. Aborts with its signal, as fetch does. */
export const silent: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
  })
