import 'react'

declare module 'react' {
  interface CSSProperties {
    /** Custom properties in style attributes. */
    [name: `--${string}`]: string | number | undefined
  }
}
