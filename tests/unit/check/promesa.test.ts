import { expect, test } from 'vitest'

import { llamadasTardias } from '../../../tools/tardias.mjs'

test.for([
  ['Promise.try(work)', 'Promise.try'],
  ['const { promise } = Promise.withResolvers()', 'Promise.withResolvers'],
  ['if (URL.canParse(text)) go()', 'URL.canParse'],
  ['cache.getOrInsertComputed(key, make)', '.getOrInsertComputed'],
  ['new Set(one).union(other)', '.union'],
  ['rows.values().map(nameOf)', 'iterator.map'],
  ['async () => { for await (const part of stream) read(part) }', 'for await'],
  ['requestIdleCallback(work)', 'requestIdleCallback'],
  ['const half = new Float16Array(2)', 'Float16Array'],
])(
  '[FLT-77] a call of %s in a script for browsers, missing in old browsers, is reported',
  ([source = '', what]) => {
    expect(llamadasTardias(source)).toEqual([what])
  },
)

test.for([
  ['an old function', 'Promise.all(all); Object.keys(one).map(nameOf); _.union(one, other)'],
  ['a call where it is there', 'Promise.try?.(work)'],
  [
    'a look before the call',
    "if ('requestIdleCallback' in window) requestIdleCallback(work); else work()",
  ],
  ['a look at its object', "if (typeof scheduler !== 'undefined') scheduler.postTask(work)"],
  [
    'a bundle that brings it along',
    '$({ target: `Promise`, stat: !0 }, { try: function (work) {} }); Promise.try(work)',
  ],
  [
    'iterators that are brought along',
    "$({ target: 'Iterator', proto: true }, { map: map }); rows.values().map(nameOf)",
  ],
])('[FLT-77] %s is not reported as missing in old browsers', ([, source = '']) => {
  expect(llamadasTardias(source)).toEqual([])
})

test('[FLT-77] a bundle with a polyfill of another function is still reported', () => {
  const source = '$({ target: "Map", stat: true }, { groupBy: groupBy }); Promise.try(work)'
  expect(llamadasTardias(source)).toEqual(['Promise.try'])
})
