import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { ExternalLink, type ExternalLinkProps } from './external-link.tsx'

/** Buttons are useless on paper. External links stay, since their address can be read. */
const ON_SCREEN = 'print:hidden'

/** Set even when not pressed: the first transform would force a layout of the page. */
const PRESSABLE = 'translate-y-0 active:translate-y-px disabled:translate-y-0'

const BASE =
  'inline-flex items-center justify-center gap-2.5 rounded border-2 font-text font-[650] leading-tight text-center no-underline state-fade disabled:border-transparent disabled:bg-mute disabled:text-on-mute disabled:hover:bg-mute disabled:hover:text-on-mute'

const VARIANTS = {
  primary:
    'border-transparent bg-action text-on-action hover:bg-action-hover hover:text-on-action active:bg-action-press',
  outline: 'border-line bg-transparent text-ink hover:border-ink hover:bg-tint hover:text-ink',
  /** At most one per view. */
  brass: 'border-transparent bg-brass-fill text-on-brass hover:bg-brass-hover hover:text-on-brass',
  'outline-on-deep':
    'border-on-deep-2 bg-transparent text-on-deep hover:border-on-deep hover:bg-deep-2 hover:text-on-deep',
} as const

const SIZES = {
  md: 'min-h-12 px-[22px] py-2.5 text-ui',
  sm: 'min-h-11 px-4 py-2 text-small',
} as const

type ButtonStyle = { variant?: keyof typeof VARIANTS; size?: keyof typeof SIZES }

type ButtonProps = ComponentPropsWithRef<'button'> & ButtonStyle
type ButtonLinkProps = LinkProps & ButtonStyle
type ButtonExternalLinkProps = ExternalLinkProps & ButtonStyle

export function Button({ variant, size, className, type = 'button', ...rest }: ButtonProps) {
  const classes = buttonClass({ variant, size }, className, ON_SCREEN)
  // oxlint-disable-next-line react/button-has-type -- the type is a checked prop with a default
  return <button {...rest} type={type} className={classes} />
}

export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass({ variant, size }, className, ON_SCREEN)} />
}

export function ButtonExternalLink({ variant, size, className, ...rest }: ButtonExternalLinkProps) {
  return <ExternalLink {...rest} className={buttonClass({ variant, size }, className)} />
}

function buttonClass(
  { variant = 'primary', size = 'md' }: ButtonStyle,
  ...more: (string | undefined)[]
) {
  return clsx(BASE, PRESSABLE, VARIANTS[variant], SIZES[size], more)
}
