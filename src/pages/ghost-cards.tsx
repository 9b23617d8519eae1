export { CardsPage as default } from '@/features/news/cards-page.tsx'
