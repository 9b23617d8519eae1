import { CodeScreen } from '@/components/code-screen'

export default function NotFoundPage() {
  return (
    <CodeScreen
      code={404}
      title="This page is not on the books."
      lead="The address may have changed, or the link left out a letter."
      hasPlaces
    />
  )
}
