import { CardsPage } from '@/features/news/cards-page.tsx'

export default function GhostCardsPage() {
  return <CardsPage />
}
