/** English words that are not Spanish, as libraries and browsers would leave them in our pages. */
const INGLES = `the and you your this that these with without for from not was were will would should cannot could
  please try again loading loaded close closed open opened next previous back page search select selected save saved
  cancel delete remove removed edit submit send sent show hide more less sign password user username file files
  upload download failed failure required invalid unknown missing collapse expand sort sorted row rows column columns
  item items clear dismiss warning success yes today yesterday tomorrow day days hour hours minute minutes now new
  name address phone date unavailable available nothing found something went wrong undefined null nan`

const palabras = INGLES.split(/\s+/).join('|')

/** A pattern that matches no text of ours: those words, and places that were not filled in. */
export const AJENAS = String.raw`(?<![\p{L}\d/.@_-])(?:${palabras})(?![\p{L}\d/.@_-])|\{\w+\}|\[object `
