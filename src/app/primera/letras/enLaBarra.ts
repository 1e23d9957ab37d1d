// Name and mark stand in the document of each installation already: the first picture takes them from there (sw/primera.ts).
export const enLaBarra = { nombre: '', marca: { arco: '', corazon: '' }, beta: false }
