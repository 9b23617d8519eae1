import type { ReactNode } from 'react'
import type { Door, PaperStep } from '@/content/schemas/guide.ts'
import './drawings.css'

/** A door with a lit window, or one with a letter slot and a paper in it. Decorative. */
export function PortalDoor({ kind }: { kind: Door['picture'] }) {
  return (
    <svg aria-hidden viewBox="0 0 120 190" className="w-[min(104px,92%)] lg:w-30">
      <path fill="var(--line)" d="M6 190V50a54 54 0 0 1 108 0v140z" />
      <path className="door-leaf" d="M16 190V52a44 44 0 0 1 88 0v138z" />
      <path className="door-glass" d="M24 62V54a36 36 0 0 1 72 0v8z" />
      <path className="door-leaf" strokeWidth="4" d="M60 16v48" />
      {kind === 'door' ? (
        <>
          <path className="door-glass" d="M28 74h28v40H28zM64 74h28v40H64z" />
          <path fill="var(--deep)" d="M28 126h28v46H28zM64 126h28v46H64z" />
        </>
      ) : (
        <>
          <path fill="var(--deep)" d="M28 76h64v36H28zM28 150h64v24H28z" />
          <path fill="var(--brass-fill)" d="M32 122h56v14H32z" />
          <path fill="var(--deep)" d="M37 126h46v6H37z" />
          <path
            fill="var(--sheet)"
            stroke="var(--line)"
            strokeWidth="1.5"
            d="m44 96 32-4 1 38H44z"
          />
          <path
            fill="var(--sheet)"
            stroke="var(--line)"
            strokeWidth="2"
            d="m50 104 19-2m-19 9 19-2m-19 9h14"
          />
        </>
      )}
      <circle fill="var(--brass-fill)" cx="96" cy="144" r="4" />
    </svg>
  )
}

const PAPERS: Record<PaperStep['picture'], ReactNode> = {
  corners: (
    <>
      <path fill="var(--sheet)" stroke="var(--ink)" d="M21 10h36v48H21z" />
      <path stroke="var(--line)" d="M28 22h22m-22 8h22m-22 8h16" />
      <path
        fill="none"
        stroke="var(--brass)"
        strokeWidth="3"
        d="M13 14V3h11m30 0h11v11m0 40v11H54m-30 0H13V54"
      />
    </>
  ),
  name: (
    <>
      <path fill="var(--river-tint)" stroke="var(--ink)" d="M12 14h22l6 7h36v39H12z" />
      <path fill="var(--sheet)" stroke="var(--ink)" d="M22 30h44v20H22z" />
      <path fill="none" stroke="var(--brass)" strokeWidth="3" d="M29 37h30" />
      <path stroke="var(--line)" d="M29 44h18" />
    </>
  ),
  sides: (
    <>
      <path fill="var(--river-tint)" stroke="var(--ink)" d="M36 6h32v44H36z" />
      <path fill="var(--sheet)" stroke="var(--ink)" d="M12 18h32v44H12z" />
      <path stroke="var(--line)" d="M19 30h18m-18 8h18m-18 8h12M51 17h11m-11 8h11" />
      <path
        fill="none"
        stroke="var(--brass)"
        strokeWidth="3"
        d="M53 59c8 0 13-3 13-6m-13 1-6 5 6 6"
      />
    </>
  ),
  letter: (
    <>
      <path fill="var(--sheet)" stroke="var(--ink)" d="M26 5h40v40H26z" />
      <path stroke="var(--line)" d="M33 14h26m-26 8h26" />
      <path fill="var(--river-tint)" stroke="var(--ink)" d="M12 30 44 48l32-18v34H12z" />
      <circle fill="none" stroke="var(--brass)" strokeWidth="3" cx="65" cy="53" r="6" />
    </>
  ),
}

/** A small drawing of how to prepare a paper. Decorative: the text beside it says the same. */
export function PaperPicture({ kind }: { kind: PaperStep['picture'] }) {
  return (
    <svg aria-hidden viewBox="11 0 88 68" strokeWidth="1.75" className="w-22 lg:w-28">
      {PAPERS[kind]}
    </svg>
  )
}
