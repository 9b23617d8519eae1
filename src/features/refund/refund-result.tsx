import { clsx } from 'clsx'
import { OFFICIAL_LINKS } from '@/config/official-links.ts'
import { ExternalLink } from '@/components/ui/external-link.tsx'
import { formatDay } from '@/shared/format-date.ts'
import { OfficialPhone } from './official-phone.tsx'
import {
  federalRefundWindow,
  ohioRefundWindow,
  type RefundSituation,
  type RefundStage,
  type RefundWindow,
  refundStage,
} from './refund-window.ts'
import { REFUND_PHONES } from '@/config/refund-phones.ts'

/** The usual dates of the federal and the Ohio refund, and what to do today. */
export function RefundResult({ situation, today }: { situation: RefundSituation; today: string }) {
  const federal = federalRefundWindow(situation)
  const ohio = ohioRefundWindow(situation)
  return (
    <div className="grid gap-7">
      <Window name="Federal refund" window={federal} today={today}>
        <FederalNotes window={federal} isPaper={situation.filing === 'paper'} />
        <FederalAdvice window={federal} today={today} />
      </Window>
      <Window name="Ohio refund" window={ohio} today={today}>
        <OhioAdvice stage={refundStage(ohio, today)} />
      </Window>
    </div>
  )
}

type WindowProps = {
  name: string
  window: RefundWindow
  today: string
  children: React.ReactNode
}

function Window({ name, window, today, children }: WindowProps) {
  const { from, to } = window
  const isLate = refundStage(window, today) === 'late'
  return (
    <section className="not-first:border-t not-first:border-rule not-first:pt-6">
      <h3 className="font-text text-ui font-[650] tracking-normal">{name}</h3>
      <p className={clsx('tool-answer is-long mt-1', isLate ? 'text-ink-2' : 'text-river')}>
        {isLate ? 'Was due by ' : from === null ? 'By ' : `${formatDay(from)} to `}
        {formatDay(to)}
      </p>
      <div className="mt-2.5 grid gap-2 text-ui leading-normal">{children}</div>
    </section>
  )
}

type FederalNotesProps = { window: RefundWindow; isPaper: boolean }

function FederalNotes({ window, isPaper }: FederalNotesProps) {
  const { heldUntil, isEstimatedFromLastSeason, bankNoticeBy } = window
  return (
    <>
      {isPaper && <p>Paper returns often take much longer than this.</p>}
      {heldUntil && (
        <p>
          With these credits, the IRS may not pay any part of the refund before{' '}
          {formatDay(heldUntil)}.
          {isEstimatedFromLastSeason &&
            ' When this page was checked, the IRS had not said when it expects to pay them that year; the date above is the one for 2026.'}
        </p>
      )}
      {bankNoticeBy && (
        <p>
          Most paper refund checks have ended. The IRS asks for a bank account with{' '}
          <ExternalLink href={OFFICIAL_LINKS.bankNotice.href} hasIcon={false}>
            notice CP53E
          </ExternalLink>
          , by about {formatDay(bankNoticeBy)}. Answer within 30 days, in the IRS Online Account, to
          be paid sooner. The dates above are for a check, if you don’t answer.
        </p>
      )}
    </>
  )
}

function FederalAdvice({ window, today }: { window: RefundWindow; today: string }) {
  const stage = refundStage(window, today)
  if (stage === 'tooSoon' && window.statusFrom) {
    return (
      <p>
        The tracker has nothing to show before {formatDay(window.statusFrom)}. There is nothing to
        do until then.
      </p>
    )
  }
  if (stage === 'late') {
    return (
      <p>
        <b>The usual time has passed.</b> Check the tracker and your mail first. If neither gives a
        reason, call the IRS: <OfficialPhone phone={REFUND_PHONES.irsIndividuals} />.
      </p>
    )
  }
  if (window.bankNoticeBy !== null && today > window.bankNoticeBy) {
    return (
      <p>
        The notice should be here by now. If it is not, check the tracker, then call the IRS:{' '}
        <OfficialPhone phone={REFUND_PHONES.irsIndividuals} />.
      </p>
    )
  }
  return (
    <p>
      It is still within the usual time. The tracker changes once a day, overnight; calling does not
      speed it up.
    </p>
  )
}

function OhioAdvice({ stage }: { stage: RefundStage }) {
  if (stage === 'late') {
    return (
      <p>
        <b>The usual time has passed.</b> Check the Ohio tracker and your mail first, then call{' '}
        <OfficialPhone phone={REFUND_PHONES.ohioRefundLine} />.
      </p>
    )
  }
  return (
    <p>
      It is still within the usual time. Watch the mail: a letter about your identity puts the
      refund on hold.
    </p>
  )
}
