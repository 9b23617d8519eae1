import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { CmsConfig, CollectionFile, Field } from '@sveltia/cms'
import type { z } from 'zod'
import { DATA_FILES } from '../../src/content/schemas/data.ts'
import { DEADLINE_FILES } from '../../src/content/schemas/deadlines.ts'
import { FIRM_FILES } from '../../src/content/schemas/firm.ts'
import { GUIDES } from '../../src/content/schemas/guide.ts'
import { PAGE_KINDS } from '../../src/content/schemas/page.ts'
import { splitFrontMatter } from '../content/split-front-matter.ts'
import { listFiles } from '../content/read-page.ts'
import { frontMatterSchema } from '../posts/front-matter.ts'
import { fieldsOf, inWords } from './fields.ts'

const FOLDER = 'src/content'
const BRANCH = 'main'

/**
 * The settings of the editor at /admin: a form for each file of src/content, from the schema that the build reads it
 * with. A change becomes a pull request; in a local folder, it is written at once.
 * @param repository "owner/name" on GitHub; without one, only the local folder can be edited
 */
export function editorConfig(repository?: string): CmsConfig {
  return {
    load_config_file: false,
    // A token, because GitHub's own sign-in needs a server that keeps a secret.
    backend: {
      name: 'github',
      repo: repository ?? 'owner/name',
      branch: BRANCH,
      auth_methods: ['token'],
    },
    publish_mode: 'editorial_workflow',
    media_folder: 'public/pictures',
    public_folder: '/pictures',
    // The schemas want names in small letters.
    media_libraries: { default: { config: { slugify_filename: true } } },
    logo: { src: '/favicon.svg' },
    editor: { preview: false },
    collections: [
      { name: 'firm', label: 'The firm', files: dataFiles(`${FOLDER}/firm`, FIRM_FILES) },
      ...pages('services', 'Services'),
      ...pages('industries', 'Industries'),
      { name: 'guides', label: 'Other pages', files: guides() },
      ...pages('legal', 'Legal pages'),
      {
        ...markdown('posts', 'Posts', [...fieldsOf(frontMatterSchema), BODY]),
        create: true,
        slug: '{{fields.slug}}',
        identifier_field: 'title',
      },
      {
        name: 'deadlines',
        label: 'Deadlines',
        files: dataFiles(`${FOLDER}/deadlines`, DEADLINE_FILES),
      },
      { name: 'lists', label: 'Lists', files: dataFiles(FOLDER, DATA_FILES) },
    ],
  }
}

function dataFiles(folder: string, schemas: Readonly<Record<string, z.ZodType>>): CollectionFile[] {
  return Object.entries(schemas).map(([name, schema]) => {
    const file = `${folder}/${name}.json`
    const label = inWords(name)
    return { name, label, file, fields: fieldsOf(schema, JSON.parse(readFileSync(file, 'utf8'))) }
  })
}

/** Sections, questions and tables are headings and Markdown below the front matter. */
const BODY: Field = { name: 'body', label: 'Text', widget: 'text', required: false }
const IN_BODY = new Set(['slug', 'sections', 'questions'])

const withBody = (schema: z.ZodType, sample: unknown): Field[] => [
  ...fieldsOf(schema, sample).filter(({ name }) => !IN_BODY.has(name)),
  BODY,
]

function pages(kind: keyof typeof PAGE_KINDS, label: string) {
  return [
    {
      ...markdown(kind, label, withBody(PAGE_KINDS[kind], {})),
      create: false,
      delete: false,
      identifier_field: 'headline',
    },
  ]
}

function guides(): CollectionFile[] {
  return listFiles('guides').map((file) => {
    const name = basename(file, '.md')
    const schema: z.ZodType = GUIDES[name as keyof typeof GUIDES]
    const text = readFileSync(file, 'utf8')
    const sample = text.startsWith('---') ? splitFrontMatter(file, text).head : {}
    const fields = withBody(schema, sample)
    return { name, label: inWords(name), file, fields, format: 'yaml-frontmatter' }
  })
}

const markdown = (name: string, label: string, fields: Field[]) => ({
  name,
  label,
  folder: `${FOLDER}/${name}`,
  extension: 'md',
  format: 'yaml-frontmatter' as const,
  fields,
})
