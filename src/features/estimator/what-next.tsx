import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ExternalLink } from '@/components/ui/external-link.tsx'
import { dropOffHref } from '@/config/links.ts'
import { facts } from '@/config/shown-facts.ts'
import { site } from '@/config/site.ts'
import { withEstimate } from '@/lib/with-estimate.ts'

/** The four steps from an estimate to a return, each with its way there. */
export function WhatNext({ summary }: { summary: string }) {
  return (
    <section
      aria-labelledby="what-next"
      className="no-print border-t border-rule px-6.5 pt-6 pb-5.5 max-md:px-4 max-md:pt-2 max-md:pb-0.5"
    >
      <h2 id="what-next" className="text-[1.375rem] max-md:text-[1.25rem]">
        What happens next
      </h2>
      <ol className="what-next mt-3.5 border-t-3 border-ink text-small leading-[1.45] max-md:mt-1">
        <NextStep title="Gather your papers" text="A list made from your answers.">
          <Link to="/resources/tax-prep-checklist" state={withEstimate(summary)}>
            Open my checklist
          </Link>
        </NextStep>
        <NextStep
          title="Upload or bring them"
          text={`Upload from your phone, or drop them at ${site.address.street}.`}
        >
          <ExternalLink href={dropOffHref}>Upload Docs</ExternalLink>
        </NextStep>
        <NextStep
          title="Sit down with us"
          text={`${facts.freeTalk.short}. We’ll have your estimate in front of us.`}
        >
          <Link to="/schedule" state={withEstimate(summary)}>
            Pick a time
          </Link>
        </NextStep>
        <NextStep
          title="Agree, then pay"
          text={`The price is agreed before the work begins. ${facts.payment ?? ''}`}
        />
      </ol>
    </section>
  )
}

type NextStepProps = { title: string; text: string; children?: ReactNode }

function NextStep({ title, text, children }: NextStepProps) {
  return (
    <li>
      <h3 className="items-baseline gap-[9px] font-text text-[1.0625rem] leading-[1.3] font-[650] tracking-normal max-md:text-ui md:flex">
        {title}
      </h3>
      <p className="mt-1 text-ink-2 max-md:mt-0 max-md:text-[0.875rem] max-md:leading-[1.35]">
        {text}
      </p>
      {children}
    </li>
  )
}
