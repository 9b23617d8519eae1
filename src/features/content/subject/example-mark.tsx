/** Says that what follows is made up. */
export function ExampleMark() {
  return <p className="mb-1.5 text-small leading-[1.3] font-[650] text-brass">Example</p>
}
