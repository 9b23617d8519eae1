import { site } from '@/config/site.ts'

/** A drawn map of the office's street, with river and bridge. Not to scale. */
export function StreetMap() {
  const { street, city } = site.address
  const streetName = street.replace(/^\d+ /, '')
  return (
    <svg
      viewBox="0 82 620 258"
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-label={`Drawn map: the office at ${street}, ${city}, between the river and the hills`}
      className="size-full"
    >
      <path
        fill="none"
        stroke="var(--rule)"
        strokeWidth="1.5"
        d="M330-10C420 40 520 10 640 52M360 330C450 300 540 342 640 310M380 372C460 350 540 384 640 352"
      />
      <path
        fill="none"
        stroke="var(--river)"
        strokeOpacity=".3"
        strokeWidth="74"
        d="M96-30C60 70 132 130 104 210S60 330 96 410"
      />
      {/* Streets: the main one over the bridge, two across it. */}
      <g fill="none" stroke="var(--sheet)" strokeLinecap="round">
        <path strokeWidth="26" d="M-20 226C60 206 120 200 200 198S480 192 640 168" />
        <path
          strokeWidth="14"
          d="M236-20V400M420-20C424 120 428 260 414 400M520 60C470 90 440 92 240 96"
        />
      </g>
      <path
        fill="none"
        stroke="var(--ink-2)"
        strokeWidth="2.5"
        d="M52 190V232M160 182V222M30 214C40 210 46 202 52 190C76 216 132 212 160 182C166 194 174 200 186 204"
      />
      <g fill="var(--mute)" stroke="var(--line)" strokeWidth="1">
        <path d="M256 128h40v42h-40zM306 126h34v42h-34zM352 118h48v48h-48zM256 224h52v40h-52zM372 222h32v44h-32zM448 122h44v40h-44zM448 214h60v40h-60z" />
      </g>
      <path fill="var(--river)" d="M318 222h42v44h-42z" />
      <path fill="var(--brass-fill)" d="M318 222h42v9h-42z" />
      <circle cx="339" cy="246" r="44" fill="none" stroke="var(--brass-fill)" strokeWidth="3" />
      <text
        x="339"
        y="326"
        textAnchor="middle"
        className="font-display"
        fontSize="30"
        fontWeight="650"
        fill="var(--ink)"
      >
        {street}
      </text>
      <text
        x="540"
        y="187"
        textAnchor="middle"
        transform="rotate(-8 540 187)"
        className="font-text"
        fontSize="19"
        fontWeight="600"
        fill="var(--ink-2)"
      >
        {streetName}
      </text>
    </svg>
  )
}
