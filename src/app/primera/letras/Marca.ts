// Leaves the mark out of the first picture: each installation's document already contains its own, and sw/primera.ts
// takes it from there together with the name.
export const Marca = () => null
