/** A value that nobody may change, at every depth: what a server has answered. */
export type ReadOnly<Value> = unknown extends Value ? Value : { readonly [Key in keyof Value]: ReadOnly<Value[Key]> };
