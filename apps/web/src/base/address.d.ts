/** The address of a worker, made by `build/workers.ts`. */
declare module '*?address' {
  const address: string;
  export default address;
}
