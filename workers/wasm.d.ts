// Address that the build gives the file.
declare module '*.wasm?url' {
  const address: string
  export default address
}
