import { site } from '@/config/site.ts'

/** The drawn map of the area: hills, the river, two roads and the towns served. */
export function TownMap() {
  const townNames = site.towns.map(({ name }) => name).join(', ')
  return (
    <svg
      viewBox="0 0 620 460"
      preserveAspectRatio="xMidYMid meet"
      role="img"
      aria-label={`Map of the towns we serve around ${site.address.city}: ${townNames}`}
      className="size-full"
    >
      <path
        fill="none"
        stroke="var(--rule)"
        strokeWidth="1.5"
        d="M0 50C90 76 160 26 260 56S440 112 620 62M0 122C120 152 200 90 300 126S470 176 620 132M0 204C110 224 190 178 300 204S480 254 620 216M0 288C120 318 210 254 310 288S470 330 620 294M0 370C140 382 220 344 330 368S500 402 620 376M0 430C140 442 220 404 330 428S500 462 620 436"
      />
      <path
        fill="none"
        stroke="var(--river)"
        strokeOpacity=".35"
        strokeWidth="14"
        d="M366-10C344 50 386 94 364 150S306 218 312 270 358 330 340 470"
      />
      <path
        fill="none"
        stroke="var(--river)"
        strokeOpacity=".25"
        strokeWidth="6"
        d="M366 150C430 122 480 166 530 138S600 128 630 106M312 252C250 240 206 272 150 254S50 272-10 248"
      />
      <path
        fill="none"
        stroke="var(--line)"
        strokeWidth="2"
        strokeDasharray="7 5"
        d="M-10 350C90 338 210 350 330 346S520 352 640 322M352-10C310 76 330 140 326 200S318 280 336 346"
      />
      <g className="font-text" fontSize="16" fontWeight="600" fill="var(--ink)">
        {site.towns.map(({ name, map }) => (
          <g key={name}>
            <circle cx={map.x} cy={map.y} r="5" fill="var(--river)" />
            <text x={map.x + 11} y={map.y + 5}>
              {name}
            </text>
          </g>
        ))}
      </g>
      <circle cx="330" cy="192" r="20" fill="none" stroke="var(--brass-fill)" strokeWidth="3" />
      <circle cx="330" cy="192" r="9" fill="var(--river)" />
      <text
        x="362"
        y="201"
        className="font-display"
        fontSize="27"
        fontWeight="650"
        fill="var(--ink)"
      >
        {site.address.city}
      </text>
    </svg>
  )
}
