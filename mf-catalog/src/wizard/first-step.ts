import type { ComponentType } from 'react';

/** The first step where it is at hand when the wizard opens; null: in the portal it comes with its first use, as every other one. */
export const FirstStep: ComponentType | null = null as ComponentType | null;
