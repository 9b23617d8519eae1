import type { SceneName } from '@/components/scenes.ts'
import type { PostSummary } from './post.ts'

/** Words in a post's slug and tags, and the drawing for them. The first match wins. */
const SUBJECTS: readonly [RegExp, SceneName][] = [
  [/farm|cauv|livestock|crop|new-deductions/, 'farm-ledger'],
  [/royalt|oil|gas|lease|mineral|cat-/, 'well-pad'],
  [/1099-k|sales|inventory|shop|marketplace/, 'sign-painter'],
  [/tip|overtime|wage|contractor|equipment/, 'workshop'],
  [/corporation|salary|payroll/, 'pay-envelopes'],
  [/home|house|irs|letter/, 'mailbox-letter'],
  [/senior|social-security|retire|preparer|estimated/, 'waiting-room'],
  [/date|deadline|property/, 'courthouse-clock'],
  [/record|entity|formation/, 'bank-counter'],
]

/** The drawing for a post without a picture. A post always has the same one. */
export function sceneOf({ slug, tags }: Pick<PostSummary, 'slug' | 'tags'>): SceneName {
  const names = [slug, ...tags.map((tag) => tag.slug)].join(' ')
  return SUBJECTS.find(([pattern]) => pattern.test(names))?.[1] ?? 'main-street'
}
