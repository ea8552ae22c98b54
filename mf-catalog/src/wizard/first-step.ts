import type { ComponentType } from 'react';

/** The first step if it is bundled; null in the portal, where it loads lazily like every other step. */
export const FirstStep: ComponentType | null = null as ComponentType | null;
