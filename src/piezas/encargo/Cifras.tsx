import { useEffect, useState } from 'react'

import { type Anuncio, cifrasDe } from '#contract/encargo/anuncio.ts'

import './encargo.css'
import { texts } from './texts.ts'

/** The six figures that both phones show of one transfer, so that two people can compare them. */
export function Cifras({ anuncio }: { anuncio: Anuncio }) {
  const [dichas, setDichas] = useState<{ de: Anuncio; cifras: string }>()
  useEffect(() => {
    let left = false
    void cifrasDe(anuncio).then((cifras) => left || setDichas({ de: anuncio, cifras }))
    return () => {
      left = true
    }
  }, [anuncio])
  const cifras = dichas?.de === anuncio ? dichas.cifras : ''
  return (
    <p className="cifras">
      <span className="tenue">{texts.cifras}</span>{' '}
      <b className="dato">
        {cifras.slice(0, 3)} {cifras.slice(3)}
      </b>
    </p>
  )
}
