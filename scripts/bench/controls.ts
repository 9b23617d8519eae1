/** Selectors of the controls that the benchmarks press. One that matches nothing makes them fail. */

/** The first of the estimator's returns. */
export const FIRST_RETURN = '#estimate input[type=radio]'
export const CONTINUE = '#estimate button[type=submit]'
export const MENU = 'button[aria-haspopup=dialog]'
