import { type Meta, type StoryObj, withTexts } from '@fairfront/shared-kit/testing/stories';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import { LicensePlate } from './license-plate';

const meta = {
  title: 'Parts/Plate',
  decorators: [withTexts({ passes: { ru, en } })],
  component: LicensePlate,
  args: { children: 'А482МР77' },
} satisfies Meta<typeof LicensePlate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Russian: Story = {};
export const Trailer: Story = { args: { children: 'АВ1234 77' } };
export const Foreign: Story = { args: { children: 'B-MW 1234' } };
