// Replaces React in the first picture. Each component is called once, before any effect: state has its first value, and
// a ref is empty. An import that is missing here fails the build.

export const useState = <T>(first: T | (() => T)) => [
  typeof first === 'function' ? (first as () => T)() : first,
]
const nothing = () => undefined
export { nothing as useRef, nothing as useEffect }
const noId = () => undefined
export { noId as useId }
const itself = <T>(context: T) => context
export { itself as createContext, itself as use }
