// Replaces the insurer's name and logo in the first picture: each installation's document already contains them, and
// sw/primera.ts takes them from there.
export const enLaBarra = { nombre: '', marca: { arco: '', corazon: '' }, beta: false }
