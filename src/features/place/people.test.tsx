import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OfficePicture, People } from './people.tsx'

const DANA = {
  name: 'Dana Example',
  role: 'Tax preparer',
  text: 'Prepares returns for farms and families.',
  photo: { src: '/pictures/dana.jpg', alt: 'Dana at her desk' },
}

test('shows each person with name, role, sentence and portrait', () => {
  render(<People people={[DANA]} />)
  const person = within(screen.getByRole('listitem'))
  expect(person.getByRole('heading', { name: 'Dana Example' })).toBeVisible()
  expect(person.getByText('Tax preparer')).toBeVisible()
  expect(person.getByText('Prepares returns for farms and families.')).toBeVisible()
  const portrait = person.getByRole('img', { name: 'Dana at her desk' })
  // The box has its size before the picture arrives, which happens only when it is near.
  expect(portrait).toHaveAttribute('width', '400')
  expect(portrait).toHaveAttribute('height', '500')
  expect(portrait).toHaveAttribute('loading', 'lazy')
  expect(portrait).toHaveAttribute('srcset', expect.stringContaining('dana.jpg&w=828&q=75 828w'))
})

test('shows a person without a portrait', () => {
  const { photo: _, ...withoutPhoto } = DANA
  render(<People people={[withoutPhoto]} />)
  expect(screen.getByRole('heading', { name: 'Dana Example' })).toBeVisible()
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})

test('shows the photograph of the office', () => {
  render(<OfficePicture photo={{ src: '/pictures/office.jpg', alt: 'The office in the sun' }} />)
  expect(screen.getByRole('img', { name: 'The office in the sun' })).toHaveAttribute(
    'width',
    '1280',
  )
})

test('leaves nothing behind without people and photograph', () => {
  const { container } = render(
    <>
      <OfficePicture photo={null} />
      <People people={[]} />
    </>,
  )
  expect(container).toBeEmptyDOMElement()
})
