import type { SceneName } from '@/components/scenes.ts'
import type { PostSummary } from './post.ts'

/** Words in a post's slug and tags, and the drawing for them. The first match wins. */
const SUBJECTS: readonly [RegExp, SceneName][] = [
  [/farm|cauv|livestock|crop/, 'farm-ledger'],
  [/royalt|oil|gas|lease|mineral/, 'well-pad'],
  [/1099-k|sales|inventory|shop|commercial|cat-|marketplace|new-deductions/, 'shop-counter'],
  [/tip|overtime|payroll|wage|contractor|equipment/, 'workshop'],
  [/home|house|property/, 'storefront'],
  [/corporation|salary|preparer|entity|formation/, 'main-street'],
  [/senior|social-security|retire|flat-rate|village|school/, 'maple'],
  [/estimated|date|deadline/, 'pickup'],
  [/irs|record|individuals|deduction|planning/, 'kitchen-table'],
  [/business/, 'shop-counter'],
]

/** The drawing for a post without a picture. A post always has the same one. */
export function sceneOf({ slug, tags }: Pick<PostSummary, 'slug' | 'tags'>): SceneName {
  const names = [slug, ...tags.map((tag) => tag.slug)].join(' ')
  return SUBJECTS.find(([pattern]) => pattern.test(names))?.[1] ?? 'main-street'
}
