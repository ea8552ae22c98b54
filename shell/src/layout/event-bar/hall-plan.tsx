import styles from './hall-plan.module.css';

/** A row of stands: the edge of its back wall, the open front, the side walls, and the numbers (0: none). */
interface StandRow {
  letter: string;
  wall: number;
  front: number;
  walls: number[];
  numbers: number[];
}

const rows: StandRow[] = [
  { letter: '', wall: -30, front: 40, walls: [56, 140, 224, 336, 420, 588, 672, 784], numbers: [] },
  {
    letter: 'A',
    wall: 174,
    front: 86,
    walls: [56, 196, 280, 364, 476, 588, 686, 784],
    numbers: [6, 8, 9, 10, 11, 12, 13],
  },
  {
    letter: 'B',
    wall: 174,
    front: 250,
    walls: [56, 140, 224, 364, 462, 546, 630, 784],
    numbers: [6, 7, 8, 10, 11, 12, 13],
  },
  { letter: 'C', wall: 360, front: 296, walls: [56, 168, 266, 406, 546, 630, 784], numbers: [6, 7, 8, 0, 12, 13] },
  {
    letter: 'D',
    wall: 360,
    front: 452,
    walls: [56, 168, 280, 378, 462, 574, 714, 784],
    numbers: [6, 7, 8, 9, 10, 11, 13],
  },
  { letter: 'E', wall: 570, front: 498, walls: [56, 154, 238, 322, 490, 630, 784], numbers: [6, 7, 8, 9, 11, 13] },
  { letter: 'F', wall: 570, front: 654, walls: [56, 140, 280, 448, 560, 728, 784], numbers: [6, 7, 9, 11, 12, 14] },
];

const outline = ({ wall, front, walls }: StandRow): string =>
  `M56 ${wall}H784${walls.map((x) => `M${x} ${front}V${wall}`).join('')}`;

/** A hall plan with the exhibitor's own stand in the accent colour (DESIGN §1). Decorative. */
export const HallPlan = () => (
  <svg viewBox="0 0 840 640" className={styles.plan} preserveAspectRatio="xMinYMin slice" aria-hidden="true">
    <path className={styles.walls} d={rows.map(outline).join('')} />
    <g className={styles.numbers}>
      {rows.flatMap(({ letter, wall, front, walls, numbers }) =>
        numbers.map(
          (number, index) =>
            number > 0 && (
              <text key={letter + number} x={(walls[index] ?? 0) + 10} y={front < wall ? wall - 12 : wall + 22}>
                {`24${letter}${String(number).padStart(2, '0')}`}
              </text>
            ),
        ),
      )}
    </g>
    <rect className={styles.seat} x="407" y="296" width="138" height="64" />
    <path className={styles.own} d="M406 296V360H546V296" />
    <text className={styles.ownNumber} x="476" y="334" textAnchor="middle">
      24C10
    </text>
  </svg>
);
