import type { Plugin } from 'vite'

/** A plugin that rewrites the built files of one kind, such as ".css". */
export function rewriteAssets(
  name: string,
  extension: string,
  rewrite: (source: string) => string,
): Plugin {
  return {
    name,
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith(extension)) continue
        file.source = rewrite(file.source.toString())
      }
    },
  }
}
