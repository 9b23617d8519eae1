import { ButtonExternalLink } from '@/components/ui/button'
import { dropOffHref } from '@/config/links'
import { site } from '@/config/site'
import { clientPortalHelp } from '@/content/client-portal-help'
import { ProsePage } from '@/features/content/prose-page'

export default function ClientPortalHelpPage() {
  return (
    <ProsePage
      content={clientPortalHelp}
      actions={
        <>
          <ButtonExternalLink href={site.portalUrl}>Open Client Portal</ButtonExternalLink>
          <ButtonExternalLink href={dropOffHref} variant="outline">
            Upload Docs
          </ButtonExternalLink>
        </>
      }
    />
  )
}
