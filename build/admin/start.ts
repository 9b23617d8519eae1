import CMS, { type CmsConfig } from '@sveltia/cms'

/** What build/admin/editor-config.ts derives from the schemas, inserted by build/admin/build-admin.ts. */
declare const CMS_CONFIG: CmsConfig

// A field left empty is null in JSON, and has no line in front matter.
CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => {
    const empty = entry.get('path')?.endsWith('.json') ? null : undefined
    return entry.update('data', (data) => withoutEmpty(data.toJS(), empty))
  },
})

void CMS.init({ config: CMS_CONFIG })

function withoutEmpty(value: object, empty: null | undefined): object {
  const inside = (one: unknown) =>
    typeof one === 'object' && one !== null ? withoutEmpty(one, empty) : one
  if (Array.isArray(value)) return value.map(inside)
  const all = Object.entries(value).map(([name, one]) => [name, inside(one === '' ? null : one)])
  return Object.fromEntries(all.map(([name, one]) => [name, one ?? empty]))
}
