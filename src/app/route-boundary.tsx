import { Component, type ComponentType, type ReactNode } from 'react'
import { retryFailedChunks } from '@/lib/lazy-loading.tsx'

type RouteBoundaryProps = {
  screen: ComponentType<{ error: unknown }>
  /** When this changes, the children render again. */
  visit?: string
  children: ReactNode
}
type RouteBoundaryState = { thrown?: { error: unknown } | undefined; visit?: string | undefined }

/** Shows a fallback instead of children that throw. React logs the error. */
export class RouteBoundary extends Component<RouteBoundaryProps, RouteBoundaryState> {
  override state: RouteBoundaryState = {}

  static getDerivedStateFromError(error: unknown): RouteBoundaryState {
    return { thrown: { error } }
  }

  static getDerivedStateFromProps({ visit }: RouteBoundaryProps, state: RouteBoundaryState) {
    return visit === state.visit ? null : { visit, thrown: undefined }
  }

  override componentDidCatch() {
    retryFailedChunks()
  }

  override render() {
    const { screen: Screen, children } = this.props
    return this.state.thrown ? <Screen error={this.state.thrown.error} /> : children
  }
}
