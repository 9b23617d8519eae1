import { Component, type ComponentType, type ReactNode } from 'react'

type RouteBoundaryProps = { screen: ComponentType<{ error: unknown }>; children: ReactNode }

/** Shows a screen in place of what threw; React logs the error. */
export class RouteBoundary extends Component<RouteBoundaryProps, { thrown?: { error: unknown } }> {
  override state: { thrown?: { error: unknown } } = {}

  static getDerivedStateFromError(error: unknown) {
    return { thrown: { error } }
  }

  override render() {
    const { screen: Screen, children } = this.props
    return this.state.thrown ? <Screen error={this.state.thrown.error} /> : children
  }
}
