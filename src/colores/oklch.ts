// Colours by lightness, chroma and hue (OKLCH), in which equal steps look equal.

/** `l` 0 to 1, `c` from 0, `h` in radians. */
export type Oklch = { l: number; c: number; h: number }

const toLinear = (part: number) =>
  part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
const fromLinear = (part: number) =>
  part <= 0.003_130_8 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055

/** Linear red, green and blue of '#RRGGBB', each 0 to 1. */
export function linearOf(hex: string): [number, number, number] {
  const part = (from: number) => toLinear(Number.parseInt(hex.slice(from, from + 2), 16) / 255)
  return [part(1), part(3), part(5)]
}

export function toOklch(hex: string): Oklch {
  const [r, g, b] = linearOf(hex)
  const long = Math.cbrt(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b)
  const middle = Math.cbrt(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b)
  const short = Math.cbrt(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b)
  const one = 1.977_998_495_1 * long - 2.428_592_205 * middle + 0.450_593_709_9 * short
  const other = 0.025_904_037_1 * long + 0.782_771_766_2 * middle - 0.808_675_766 * short
  return {
    l: 0.210_454_255_3 * long + 0.793_617_785 * middle - 0.004_072_046_8 * short,
    c: Math.hypot(one, other),
    h: Math.atan2(other, one),
  }
}

function linear({ l, c, h }: Oklch): [number, number, number] {
  const one = c * Math.cos(h)
  const other = c * Math.sin(h)
  const long = (l + 0.396_337_777_4 * one + 0.215_803_757_3 * other) ** 3
  const middle = (l - 0.105_561_345_8 * one - 0.063_854_172_8 * other) ** 3
  const short = (l - 0.089_484_177_5 * one - 1.291_485_548 * other) ** 3
  return [
    4.076_741_662_1 * long - 3.307_711_591_3 * middle + 0.230_969_929_2 * short,
    -1.268_438_004_6 * long + 2.609_757_401_1 * middle - 0.341_319_396_5 * short,
    -0.004_196_086_3 * long - 0.703_418_614_7 * middle + 1.707_614_701 * short,
  ]
}

const isShown = (color: Oklch) => linear(color).every((part) => part > -0.0005 && part < 1.0005)

/** '#RRGGBB' of a colour. A chroma that no screen can show becomes the largest that a screen can show. */
export function toHex(color: Oklch): string {
  let [low, high] = [0, color.c]
  if (isShown(color)) low = high
  for (let step = 0; low < high && step < 16; step++) {
    const middle = (low + high) / 2
    if (isShown({ ...color, c: middle })) low = middle
    else high = middle
  }
  const parts = linear({ ...color, c: low }).map((part) =>
    Math.round(255 * fromLinear(Math.min(1, Math.max(0, part))))
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${parts.join('').toUpperCase()}`
}
