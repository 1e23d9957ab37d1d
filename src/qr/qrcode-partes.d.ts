// The used parts of qrcode, which has types for the whole only.
declare module 'qrcode/lib/core/alignment-pattern' {
  export function getPositions(version: number): [number, number][]
}
declare module 'qrcode/lib/core/error-correction-code' {
  type Level = { bit: number }
  export function getBlocksCount(version: number, level: Level): number
  export function getTotalCodewordsCount(version: number, level: Level): number
}
declare module 'qrcode/lib/core/error-correction-level' {
  export const M: { bit: number }
}
declare module 'qrcode/lib/core/reed-solomon-encoder' {
  export default class ReedSolomonEncoder {
    constructor(degree: number)
    encode(data: Uint8Array): Uint8Array
  }
}
declare module 'qrcode/lib/core/utils' {
  export function getSymbolTotalCodewords(version: number): number
}
