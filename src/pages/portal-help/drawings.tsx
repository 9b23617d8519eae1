import type { ReactNode } from 'react'
import type { Door, PaperStep } from '@/content/client-portal-help.ts'

/** A door with a lit window, or one with a letter slot and a paper in it. Decorative. */
export function PortalDoor({ kind }: { kind: Door['picture'] }) {
  return (
    <svg aria-hidden viewBox="0 0 120 190" className="door">
      <path className="door-frame" d="M6 190V50a54 54 0 0 1 108 0v140z" />
      <path className="door-leaf" d="M16 190V52a44 44 0 0 1 88 0v138z" />
      <path className="door-glass" d="M24 62V54a36 36 0 0 1 72 0v8z" />
      <path className="door-leaf" strokeWidth="4" d="M60 16v48" />
      {kind === 'door' ? (
        <>
          <path className="door-glass" d="M28 74h28v40H28zM64 74h28v40H64z" />
          <path className="door-panel" d="M28 126h28v46H28zM64 126h28v46H64z" />
        </>
      ) : (
        <>
          <path className="door-panel" d="M28 76h64v36H28zM28 150h64v24H28z" />
          <path className="door-brass" d="M32 122h56v14H32z" />
          <path className="door-panel" d="M37 126h46v6H37z" />
          <path className="door-paper" strokeWidth="1.5" d="m44 96 32-4 1 38H44z" />
          <path className="door-paper" strokeWidth="2" d="m50 104 19-2m-19 9 19-2m-19 9h14" />
        </>
      )}
      <circle className="door-brass" cx="96" cy="144" r="4" />
    </svg>
  )
}

const PAPERS: Record<PaperStep['picture'], ReactNode> = {
  corners: (
    <>
      <path className="paper-sheet" d="M21 10h36v48H21z" />
      <path className="paper-lines" d="M28 22h22m-22 8h22m-22 8h16" />
      <path className="paper-mark" d="M13 14V3h11m30 0h11v11m0 40v11H54m-30 0H13V54" />
    </>
  ),
  name: (
    <>
      <path className="paper-cover" d="M12 14h22l6 7h36v39H12z" />
      <path className="paper-sheet" d="M22 30h44v20H22z" />
      <path className="paper-mark" d="M29 37h30" />
      <path className="paper-lines" d="M29 44h18" />
    </>
  ),
  sides: (
    <>
      <path className="paper-cover" d="M36 6h32v44H36z" />
      <path className="paper-sheet" d="M12 18h32v44H12z" />
      <path className="paper-lines" d="M19 30h18m-18 8h18m-18 8h12M51 17h11m-11 8h11" />
      <path className="paper-mark" d="M53 59c8 0 13-3 13-6m-13 1-6 5 6 6" />
    </>
  ),
  letter: (
    <>
      <path className="paper-sheet" d="M26 5h40v40H26z" />
      <path className="paper-lines" d="M33 14h26m-26 8h26" />
      <path className="paper-cover" d="M12 30 44 48l32-18v34H12z" />
      <circle className="paper-mark" cx="65" cy="53" r="6" />
    </>
  ),
}

/** A small drawing of how to prepare a paper. Decorative: the text beside it says the same. */
export function PaperPicture({ kind }: { kind: PaperStep['picture'] }) {
  return (
    <svg aria-hidden viewBox="11 0 88 68" className="paper">
      {PAPERS[kind]}
    </svg>
  )
}
