import { CardsPage } from '@/features/news/cards-page'

export default function GhostCardsPage() {
  return <CardsPage />
}
