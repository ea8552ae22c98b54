import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LicensePlate } from '.';

const meta = { title: 'Kit/Plate', component: LicensePlate, args: { children: 'А482МР77' } } satisfies Meta<
  typeof LicensePlate
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Russian: Story = {};
export const Trailer: Story = { args: { children: 'АВ1234 77' } };
export const Foreign: Story = { args: { children: 'B-MW 1234' } };
