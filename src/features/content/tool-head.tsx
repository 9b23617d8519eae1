import { useLocation } from 'react-router-dom'
import { noBreak } from '@/components/no-break.tsx'
import { Scene } from '@/components/scene.tsx'
import { findPage } from '@/content/find-page.ts'
import { Crumbs } from './crumbs.tsx'
import '@/components/tool-layout.css'

export type ToolHeadProps = {
  title: string
  /** One line. */
  lead: string
}

/** At most 150 px high, so that the tool begins on the first screen. The drawing stands on the tool's sheet. */
export function ToolHead({ title, lead }: ToolHeadProps) {
  const scene = findPage(useLocation().pathname)?.scene
  return (
    <div className="wrap">
      <div className="tool-head">
        <Crumbs />
        <h1>{noBreak(title)}</h1>
        <p>{noBreak(lead)}</p>
        {scene && <Scene name={scene} media="(min-width: 64em)" className="tool-picture" />}
      </div>
    </div>
  )
}
