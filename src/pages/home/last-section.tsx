import HomeDeadlines from '@/features/deadlines/home-deadlines.tsx'
import SocialUpdates from '@/features/social/social-updates.tsx'

/** The next deadlines and the firm's recent posts. */
export default function LastSection() {
  return (
    <SocialUpdates>
      <HomeDeadlines />
    </SocialUpdates>
  )
}
