import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Kbd } from '.';

const meta = { title: 'Kit/Kbd', component: Kbd, args: { children: 'Ctrl K' } } satisfies Meta<typeof Kbd>;
export default meta;

export const Chord: StoryObj<typeof meta> = {};
