import { readdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { build, type Plugin } from 'vite'

const FOLDER = 'api'

/**
 * Bundles the functions with their packages into .server/api: a cold start then reads a few files instead of hundreds. The
 * preview server runs the same files as the hosting provider. Names stay whole, so that error logs can be read.
 */
export async function buildFunctions(): Promise<void> {
  const names = readdirSync('api')
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -3))
  await build({
    configFile: false,
    // The size of its files does not matter.
    logLevel: 'error',
    plugins: [ownProcesses()],
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: '.server',
      emptyOutDir: false,
      minify: false,
      rolldownOptions: {
        input: names.map((name) => `api/${name}.ts`),
        // All in one folder, so that they find each other. What begins with "_" is no function.
        output: {
          entryFileNames: `${FOLDER}/[name].js`,
          chunkFileNames: `${FOLDER}/_[name]-[hash].js`,
        },
      },
    },
  })
  if (process.env.VERCEL) for (const name of names) putInPlace(name)
}

/**
 * The provider builds api/*.ts after the site: one by one, and every package file by file. Instead of the sources of this
 * checkout, it finds the bundle.
 */
function putInPlace(name: string): void {
  writeFileSync(`api/${name}.ts`, `export { default } from '../.server/api/${name}.js'\n`)
}

/** Makes a file of its own of each module that runs in a process of its own: `new URL('./name.ts', import.meta.url)`. */
function ownProcesses(): Plugin {
  return {
    name: 'own-processes',
    enforce: 'pre',
    transform(code, id) {
      return code.replaceAll(
        /new URL\('\.\/([\w-]+)\.ts', import\.meta\.url\)/g,
        (_, name: string) => {
          const module = resolve(dirname(id), `${name}.ts`)
          this.emitFile({ type: 'chunk', id: module, fileName: `${FOLDER}/_${name}.js` })
          return `new URL('./_${name}.js', import.meta.url)`
        },
      )
    },
  }
}
