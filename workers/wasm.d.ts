// Address that the build gives it.
declare module '*.wasm?url' {
  const address: string
  export default address
}
